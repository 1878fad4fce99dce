// Stores the scroll positions of the pages in the history. Turbo keeps them only until its document is replaced.
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

  const save = () => {
    const page = bridge.engine?.restorationIdentifier
    if (!page) return
    positions.delete(page)
    positions.set(page, [scrollX, scrollY])
  }

  addEventListener("pagehide", () => {
    save()
    try {
      sessionStorage.setItem(positionsName, JSON.stringify([...positions].slice(-maximumPositions)))
    } catch {
      // The page's storage may be full or unavailable.
    }
  })

  return {
    save,

    scrollBack(page) {
      const position = positions.get(page)
      if (!Array.isArray(position)) return
      scrollTo(...position)
      const reached = scrollY
      if (document.readyState === "complete" || Math.abs(reached - position[1]) <= 1) return
      // The page grows while its images are loading.
      addEventListener("load", () => { if (scrollY === reached) scrollTo(...position) }, { once: true })
    }
  }
}
