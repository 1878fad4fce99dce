// Reports what the engine doesn't: which frame does something. Runs in every frame before the scripts of the page, in a
// world that pages cannot reach. `relay` is the name of the message handler there.
(relay, events, parts) => {
  const handler = window.webkit.messageHandlers[relay]
  for (const part of parts) part(handler, events)
}
