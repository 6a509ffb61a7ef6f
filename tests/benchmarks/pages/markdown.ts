/** A table in Markdown, its columns padded so that it also reads well in a terminal. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column] ?? '')].map(length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column)).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(header), rule, ...rows.map(line)].join('\n')
}

function pad(cell: string, width: number, column: number): string {
  const space = ' '.repeat(width - length(cell))
  return column === 0 ? cell + space : space + cell
}

function length(text: string): number {
  return Array.from(text).length
}
