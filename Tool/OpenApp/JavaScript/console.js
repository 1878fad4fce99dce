// Reports console output and script errors. Runs in all frames, at the start of the document.
(name, levels) => {
  const handler = window.webkit.messageHandlers[name]
  // The limit for a page that logs without end.
  let left = 500
  const text = (value) => {
    try {
      if (typeof value === "string") return value
      const isPlain = Array.isArray(value) || value?.constructor === Object
      return isPlain ? JSON.stringify(value) : String(value)
    } catch { return "?" }
  }
  const post = (level, values) => {
    if (left-- <= 0) return
    handler.postMessage([level, left === 0 ? "…" : values.map(text).join(" ").slice(0, 1000)])
  }
  for (const level of levels) {
    const original = console[level]
    console[level] = (...values) => { post(level, values); original.apply(console, values) }
  }
  addEventListener("error", (event) => { if (event.message) post("error", [event.message]) })
  addEventListener("unhandledrejection", (event) => post("error", [event.reason]))
}
