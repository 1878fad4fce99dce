// Reports what WebKitGTK doesn't: the frame of an event. Runs in every frame before the page's scripts, in a world that
// pages can't access. `relay` is the name of the message handler there.
(relay, events, parts) => {
  const handler = window.webkit.messageHandlers[relay]
  for (const part of parts) part(handler, events)
}
