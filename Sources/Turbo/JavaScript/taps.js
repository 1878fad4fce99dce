// Reports what the user's own hand does. Runs in all frames, in a world of its own: no script of a page can post there,
// and none can make an event that is trusted.
//
// NB: a click would not do. WebKit trusts those that it makes of a script's key or of a click on a label.
() => {
  // Before the page's own handlers, so that native receives the tap before what follows from it.
  const tell = ({ isTrusted, type, key }) => {
    if (!isTrusted || (type === "keydown" && key !== "Enter" && key !== " ")) return
    window.webkit?.messageHandlers.turboTaps?.postMessage(type)
  }
  for (const name of ["mouseup", "keydown", "contextmenu"]) addEventListener(name, tell, true)
}
