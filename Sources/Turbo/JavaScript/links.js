// Names a page by the link that leads to it, until the page has a title. Returns a function that returns, once, the
// name of the link that was clicked last, or an empty text if that leads elsewhere.
() => {
  let clickedLink = null
  addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[href]")
    clickedLink = link && { href: link.href, name: nameOf(link) }
  }, true)

  // The first line that is seen, or that of a cell: a row has a name, and a number before it or details after it.
  const nameOf = (link) => {
    const label = link.getAttribute("aria-label")
    const isSeen = link.getClientRects().length > 0
    const lines = label || !isSeen ? [label || link.textContent] : (link.innerText ?? "").split(/[\n\t]/)
    const name = lines.find((line) => /\p{L}/u.test(line)) ?? lines.find((line) => line.trim()) ?? ""
    return name.trim().replace(/\s+/g, " ")
  }

  return (location) => {
    const link = clickedLink
    clickedLink = null
    // A card of text has no name.
    return link?.href === location && link.name.length <= 60 ? link.name : ""
  }
}
