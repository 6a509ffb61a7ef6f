import { expect, test } from 'vitest'
import { markdownTables, type MarkdownNode } from '../../.storybook/markdownTables.ts'

const text = (value: string): MarkdownNode => ({ type: 'text', value })
const code = (value: string): MarkdownNode => ({ type: 'inlineCode', value })
const cell = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'tableCell', children })
const row = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'tableRow', children })

function transformed(...children: MarkdownNode[]): MarkdownNode[] {
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'paragraph', children }] }
  markdownTables()(tree)
  return tree.children ?? []
}

test('a table of the handbook becomes one, with code and its bars inside a cell', () => {
  const table = transformed(text('| What | Limit |\n| --- | :-: |\n| a '), code('a|b'), text(' body | 5 |'))
  expect(table).toEqual([
    {
      type: 'table',
      children: [
        row(cell(text('What')), cell(text('Limit'))),
        row(cell(text('a '), code('a|b'), text(' body')), cell(text('5'))),
      ],
    },
  ])
})

test.each(['plain', 'a | b', '| a | b |\n| c | d |', '| a | b |\n| --- |', ''])('%j stays a paragraph', (value) => {
  expect(transformed(text(value))).toEqual([{ type: 'paragraph', children: [text(value)] }])
})
