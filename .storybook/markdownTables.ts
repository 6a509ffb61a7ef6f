/** A node of Markdown's syntax tree, as far as tables need it. */
export interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
}

/**
 * A remark plugin: tables of GitHub's Markdown, which MDX does not know, become tables instead of paragraphs full of bars.
 * Cells hold whatever a line may hold, expressions included.
 */
export function markdownTables(): (tree: MarkdownNode) => void {
  return (tree) => {
    tree.children = tree.children?.map((node) => (node.type === 'paragraph' ? (tableOf(node) ?? node) : node)) ?? []
  }
}

function tableOf({ children = [] }: MarkdownNode): MarkdownNode | undefined {
  const [head, delimiters, ...rows] = rowsOf(children)
  const isTable = delimiters?.length === head?.length && delimiters?.every((cell) => /^:?-+:?$/.test(textOf(cell)))
  if (!head || !isTable) return undefined
  const cellOf = (content: MarkdownNode[]) => ({ type: 'tableCell', children: trimmed(content) })
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({ type: 'tableRow', children: cells.map(cellOf) })),
  }
}

/** The cells of each line, each cell its nodes. Bars and line breaks count in plain text alone, not in code. */
function rowsOf(nodes: readonly MarkdownNode[]): MarkdownNode[][][] {
  const rows: MarkdownNode[][][] = [[[]]]
  for (const node of nodes) {
    const parts = node.type === 'text' ? (node.value ?? '').split(/(\||\n)/) : [node]
    for (const part of parts) {
      if (part === '\n') rows.push([[]])
      else if (part === '|') rows.at(-1)?.push([])
      else
        rows
          .at(-1)
          ?.at(-1)
          ?.push(typeof part === 'string' ? { type: 'text', value: part } : part)
    }
  }
  // Every line begins and ends with a bar: what stands outside of them is no cell.
  return rows.map((cells) => cells.slice(1, -1))
}

function textOf(cell: readonly MarkdownNode[]): string {
  return cell
    .map(({ value = '' }) => value)
    .join('')
    .trim()
}

function trimmed(cell: readonly MarkdownNode[]): MarkdownNode[] {
  return cell.map((node, at) => {
    if (node.type !== 'text') return node
    const value = at === 0 ? (node.value ?? '').trimStart() : (node.value ?? '')
    return { ...node, value: at === cell.length - 1 ? value.trimEnd() : value }
  })
}
