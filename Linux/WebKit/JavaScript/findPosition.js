// Returns the number of the selected match of a text, as a search in the page counts them; null if it isn't known.
(text) => {
  const selection = getSelection()
  if (!selection.rangeCount || selection.isCollapsed) return null
  const { startContainer, startOffset } = selection.getRangeAt(0)
  const isVisible = ({ parentElement: parent }) => parent !== null &&
      !/^(script|style|noscript|template|textarea)$/.test(parent.localName) && parent.checkVisibility?.() !== false
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let before = ""
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    if (node === startContainer) {
      before += node.data.slice(0, startOffset)
      return before.toLowerCase().split(text.toLowerCase()).length
    }
    if (isVisible(node)) before += node.data
  }
  return null
}
