// Provides a title for a page, from the link that leads to it, until the page has its own. Returns a function that
// returns, once, the name of the link that was clicked last, or an empty string if that link leads elsewhere.
() => {
  let clickedLink = null
  addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[href]")
    clickedLink = link && { href: link.href, name: nameOf(link) }
  }, true)

  // The first visible line or table cell that contains letters: a row may have a number before its name, and details
  // after it.
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
    // A longer text, such as that of a card, isn't a name.
    return link?.href === location && link.name.length <= 60 ? link.name : ""
  }
}
