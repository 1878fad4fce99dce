// Reports which scripts of a page could not be loaded. Runs in the main frame at the start of the document, before any
// script can fail, in the content world of taps.js. A page whose scripts all load sends nothing.
//
// NB: if a module can't load an import, WebKit sends the error event to the element of the module. If that has no URL,
// the URL of Turbo in its text is used.
() => {
  const told = new Set()
  const inText = (text) => text.slice(0, 10000).match(/https?:[^"'`\s]{0,400}turbo[^"'`\s]{0,100}/i)?.[0] ?? ""
  const address = (element) => {
    if (element instanceof HTMLScriptElement) return element.src || inText(element.text)
    return element instanceof HTMLLinkElement && element.rel === "modulepreload" ? element.href : ""
  }
  addEventListener("error", ({ isTrusted, target }) => {
    const url = isTrusted ? address(target).slice(0, 500) : ""
    // A page may have any number of failing scripts.
    if (!url || told.has(url) || told.size >= 10) return
    told.add(url)
    window.webkit?.messageHandlers.turboScripts?.postMessage(url)
  }, true)
}
