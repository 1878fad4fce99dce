// Reports the user's clicks and keys. Runs in all frames, in its own content world: scripts of the page can't post
// messages there, and can't create trusted events.
//
// NB: `click` isn't reliable. WebKit also trusts clicks that it creates from a script's key event or its click on a
// label. iOS sends no `mouseup` to a page that prevents the default of a touch, or navigates at its end.
() => {
  // A space in a text is no tap.
  const inputs = ["button", "submit", "reset", "image", "checkbox", "radio", "file", "color", "range"]
  const isText = ({ isContentEditable, localName, type }) =>
    isContentEditable || localName === "textarea" || (localName === "input" && !inputs.includes(type))
  // Runs before the page's own handlers, so that native receives the tap before its consequences.
  const tell = (event) => {
    const { isTrusted, type, key } = event
    if (!isTrusted) return
    if (type === "keydown" && key !== "Enter" && (key !== " " || isText(event.composedPath()[0]))) return
    window.webkit?.messageHandlers.turboTaps?.postMessage(type)
  }
  for (const name of ["pointerup", "mouseup", "keydown", "contextmenu"]) addEventListener(name, tell, true)
}
