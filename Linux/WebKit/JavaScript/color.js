// Reports the background color of the document, which the app shows around the page. Main frame only.
(handler) => {
  if (window !== window.top) return

  let toldColor
  const tellColor = () => {
    // A canvas understands every CSS color.
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 })
    const brush = canvas.getContext("2d", { willReadFrequently: true })
    for (const element of [document.body, document.documentElement]) {
      if (!element || !brush) continue
      brush.fillStyle = getComputedStyle(element).backgroundColor
      brush.fillRect(0, 0, 1, 1)
    }
    const color = Array.from(brush?.getImageData(0, 0, 1, 1).data ?? [])
    if (String(color) === toldColor) return
    toldColor = String(color)
    handler.postMessage({ kind: "color", color, isTop: true, url: location.href })
  }

  for (const name of ["DOMContentLoaded", "load", "turbo:render", "turbolinks:render", "resize"]) {
    window.addEventListener(name, tellColor)
  }
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tellColor)
}
