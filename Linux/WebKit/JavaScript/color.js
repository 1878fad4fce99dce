// Reports the background color of the document, which the app shows around the page. Main frame only.
(handler) => {
  if (window !== window.top) return

  const scheme = matchMedia("(prefers-color-scheme: dark)")
  // Whether WebKitGTK draws a document without a background dark.
  const hasDarkCanvas = () => {
    const own = getComputedStyle(document.documentElement).colorScheme
    const schemes = own === "normal" ? document.querySelector("meta[name=color-scheme]")?.content ?? "" : own
    return /\bdark\b/.test(schemes) && (scheme.matches || !/\blight\b/.test(schemes))
  }

  let toldColor
  const tellColor = () => {
    // A canvas understands every CSS color.
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 })
    const brush = canvas.getContext("2d", { willReadFrequently: true })
    const isDark = hasDarkCanvas()
    if (isDark && brush) {
      brush.fillStyle = "rgb(30 30 30)"
      brush.fillRect(0, 0, 1, 1)
    }
    for (const element of [document.body, document.documentElement]) {
      if (!element || !brush) continue
      brush.fillStyle = getComputedStyle(element).backgroundColor
      brush.fillRect(0, 0, 1, 1)
    }
    const color = Array.from(brush?.getImageData(0, 0, 1, 1).data ?? [])
    if (String([color, isDark]) === toldColor) return
    toldColor = String([color, isDark])
    handler.postMessage({ kind: "color", color, isDark, isTop: true, url: location.href })
  }

  for (const name of ["DOMContentLoaded", "load", "turbo:render", "turbolinks:render", "resize"]) {
    window.addEventListener(name, tellColor)
  }
  scheme.addEventListener("change", tellColor)
}
