// Reports loads of Turbo's frames, and rendered streams. Runs in all frames, at the start of the document.
(name) => {
  const handler = window.webkit.messageHandlers[name]
  const post = (...values) => handler.postMessage(values.map(String))
  const postFrame = (event, kind) => {
    const source = event.target.getAttribute("src")
    post(kind, event.target.id, source === null ? location.href : new URL(source, document.baseURI).href)
  }
  addEventListener("turbo:frame-load", (event) => postFrame(event, "frame"))
  addEventListener("turbo:frame-missing", (event) => postFrame(event, "missing"))
  // Streams of one turn with the same action and target are reported together.
  const counts = new Map()
  const report = () => {
    for (const [key, count] of counts) post("stream", ...JSON.parse(key), count)
    counts.clear()
  }
  addEventListener("turbo:before-stream-render", ({ target }) => {
    const id = target.getAttribute("target")
    const place = id === null ? target.getAttribute("targets") ?? "" : `#${id}`
    if (counts.size === 0) setTimeout(report)
    const key = JSON.stringify([target.getAttribute("action") ?? "", place])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
}
