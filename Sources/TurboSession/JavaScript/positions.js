// Stores the scroll positions and the focused links of the pages in the history. Turbo keeps the positions only until
// its document is replaced, and loses the focus when it renders a page.
(bridge) => {
  const positionsName = "turboNavigator.positions"
  const maximumPositions = 100

  const savedPositions = () => {
    try {
      return new Map(JSON.parse(sessionStorage.getItem(positionsName)))
    } catch {
      return new Map()
    }
  }

  const positions = savedPositions()

  // The elements that look like another one: of a list's links with the same target, the user has tapped one.
  const twins = (name, target) => [...document.getElementsByTagName(name)].filter((twin) => targetOf(twin) === target)
  const targetOf = (element) => element.id || element.getAttribute("href") || element.getAttribute("name") || ""

  // Not of a field: its page may open suggestions when it gets the focus.
  const focus = () => {
    const element = document.activeElement
    if (!element || element.isContentEditable || element.matches("body, input, textarea, select")) return []
    const [name, target] = [element.localName, targetOf(element)]
    return [name, target, twins(name, target).indexOf(element)]
  }

  // Waits until the user has stopped scrolling.
  let reporting = null
  const report = () => {
    clearTimeout(reporting)
    reporting = null
    const page = bridge.engine?.restorationIdentifier
    if (page) bridge.post("scrolled", { page, x: scrollX, y: scrollY })
  }
  addEventListener("scroll", () => {
    clearTimeout(reporting)
    reporting = setTimeout(report, 300)
  }, { passive: true })

  const save = () => {
    if (reporting !== null) report()
    const page = bridge.engine?.restorationIdentifier
    if (!page) return
    positions.delete(page)
    positions.set(page, [scrollX, scrollY, ...focus()])
  }

  addEventListener("pagehide", () => {
    save()
    try {
      sessionStorage.setItem(positionsName, JSON.stringify([...positions].slice(-maximumPositions)))
    } catch {
      // The page's storage may be full or unavailable.
    }
  })

  // Focuses the element that had the focus when the user left the page.
  const focusBack = (page) => {
    const position = positions.get(page)
    if (!Array.isArray(position)) return
    const [, , name, target, index] = position
    if (typeof name !== "string") return
    const found = twins(name, target)
    const element = found[index] ?? found[0]
    element?.focus({ preventScroll: true })
  }

  const scrollBack = (page, focuses = true) => {
    const position = positions.get(page)
    if (!Array.isArray(position)) return
    if (focuses) focusBack(page)
    // The style of a page may ask for a slow scroll, which ends early if the page changes meanwhile.
    const [left, top] = position
    const scroll = () => scrollTo({ left, top, behavior: "instant" })
    scroll()
    const reached = scrollY
    if (document.readyState === "complete" || Math.abs(reached - top) <= 1) return
    // The page grows while its images are loading.
    addEventListener("load", () => { if (scrollY === reached) scroll() }, { once: true })
  }

  return {
    save,
    focusBack,
    scrollBack,

    // Sets the position of a page that another document showed. One that is known already is newer.
    set(page, x, y) { if (!positions.has(page)) positions.set(page, [x, y]) }
  }
}
