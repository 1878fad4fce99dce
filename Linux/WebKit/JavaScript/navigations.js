// Announces navigations before WebKitGTK asks for their policy.
//
// No single event announces all of them. The event `navigate` precedes the policy decision for what a script does. In
// WebKitGTK 2.52 it follows the decision, or is missing, for links, forms and `<meta>`; so clicks, submissions and
// `<meta>` elements are announced too. Clicks are handled before and after the page's own handlers, which may change a
// link's target. Not announced: new frames, navigations of a frame by another origin, and clicks that a page hides.
(handler) => {
  const isTop = window === window.top
  const announce = (how, url, isTop, isDownload = false) =>
    handler.postMessage({ kind: "navigation", how, url, isTop, isDownload })

  const attribute = (element, name) => element ? Element.prototype.getAttribute.call(element, name) : null
  const absolute = (text) => {
    try {
      return new URL(text, document.baseURI).href
    } catch {
      return null
    }
  }
  const child = (parent, name) => {
    try {
      const frame = parent[name]
      return frame !== undefined && frame.window === frame
    } catch {
      return false
    }
  }
  const hasFrame = (name, parent = window.top) => child(parent, name) ||
    Array.from({ length: parent.length }, (_, index) => parent[index]).some((frame) => hasFrame(name, frame))

  // Whether the frame with that name is the main one; undefined for a new window.
  const leadsToTop = (name) => {
    switch (name.toLowerCase()) {
      case "": case "_self": return isTop
      case "_top": return true
      case "_parent": return window.parent === window.top
      case "_blank": return undefined
      default: return hasFrame(name) ? false : undefined
    }
  }

  const targetOf = (target) => target || attribute(document.querySelector("base[target]"), "target") || ""

  const announceTarget = (how, text, target, isDownload) => {
    const url = absolute(text)
    const toTop = leadsToTop(targetOf(target))
    if (url !== null && toTop !== undefined) announce(how, url, toTop, isDownload?.(url))
  }

  const isLink = (node) => node instanceof Element && /^(a|area)$/i.test(node.localName) &&
    (node.hasAttribute("href") || node.hasAttribute("xlink:href"))
  const isOwn = (url) =>
    ["blob:", "data:"].some((scheme) => url.startsWith(scheme)) || new URL(url).origin === self.origin

  // A file is no page for a new window: WebKitGTK would open an empty one, or ask for the file without its name.
  const keepInWindow = (link) => {
    const target = attribute(link, "target")
    const url = absolute(attribute(link, "href"))
    if (!link.hasAttribute("download") || !url || !isOwn(url) || leadsToTop(targetOf(target)) !== undefined) return
    link.setAttribute("target", "_self")
    setTimeout(() => target === null ? link.removeAttribute("target") : link.setAttribute("target", target))
  }

  const clicked = (event) => {
    const link = event.composedPath().find(isLink)
    if (!link) return
    if (event.eventPhase === Event.CAPTURING_PHASE) keepInWindow(link)
    announceTarget(
      "link", attribute(link, "href") ?? attribute(link, "xlink:href"), attribute(link, "target"),
      (url) => link.hasAttribute("download") && isOwn(url))
  }

  const submitted = ({ target: form, submitter }) => announceTarget(
    "form", attribute(submitter, "formaction") || attribute(form, "action") || location.href,
    attribute(submitter, "formtarget") ?? attribute(form, "target"))

  for (const isCapturing of [true, false]) {
    for (const name of ["click", "auxclick"]) window.addEventListener(name, clicked, isCapturing)
    window.addEventListener("submit", submitted, isCapturing)
  }
  // A script that compares many forms asks for the data of each.
  window.addEventListener("formdata", submitted, true)

  window.addEventListener("DOMContentLoaded", () => {
    for (const meta of document.querySelectorAll("meta[http-equiv=refresh i]")) {
      const [, text] = /^[\s\d.]*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(attribute(meta, "content")) ?? []
      const url = text && absolute(text.trim())
      if (url) announce("refresh", url, isTop)
    }
  }, true)

  window.navigation?.addEventListener("navigate", ({ destination, downloadRequest, hashChange }) => {
    if (destination.sameDocument && !hashChange) return
    announce("event", destination.url, isTop, typeof downloadRequest === "string")
  })
}
