import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useCallback, useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import * as styles from '#features/search/SearchForm/SearchForm.css.ts'
import type { SuggestionsState } from '#features/search/Suggestions/suggestion.ts'
import { Suggestions } from '#features/search/Suggestions/Suggestions.tsx'
import { bestseller, kanjivaram, longName, mixedProducts, nameless, withoutPicture } from '#mocks/data.ts'
import type { FieldEvents } from '#ui/Combobox/Combobox.tsx'

const ready = (...products: Extract<SuggestionsState, { is: 'ready' }>['products'][number][]): SuggestionsState => ({
  is: 'ready',
  products,
})
const [first, second, third, fourth, fifth] = mixedProducts
const five = ready(...[first, second, third, fourth, fifth].filter((product) => product !== undefined))

/**
 * The list below the search field: up to five products, recent searches of this device, or alternatives. It is for
 * `SearchForm` only; for another field with a list use `Combobox`. In the shop it asks for products from the third letter
 * on, 150 ms after the last key, and waits 200 ms after a blur before it closes.
 *
 * - The focus stays in the field: [arrow keys, Home and End move the active option (`aria-activedescendant`), Enter
 *   chooses it](#anchor--search-suggestions--arrow-keys). [A click chooses one,
 *   too](#anchor--search-suggestions--pointer).
 * - [Escape closes the list and keeps the query; an arrow key or typing opens it
 *   again](#anchor--search-suggestions--escape). [On the button Clear, Escape also returns to the
 *   field](#anchor--search-suggestions--escape-on-clear). [Nothing is shown while the focus is
 *   elsewhere](#anchor--search-suggestions--focus-elsewhere).
 * - [Enter without an active option submits the form](#anchor--search-suggestions--enter-without-option), and [editing
 *   the query clears the active option](#anchor--search-suggestions--edited-query).
 * - [The number of suggestions is announced](#anchor--search-suggestions--one-product), or [why there are
 *   none](#anchor--search-suggestions--no-results). [While they load](#anchor--search-suggestions--loading) there is no
 *   list; [after a failure 'View all results' is left](#anchor--search-suggestions--failed).
 * - [The query is highlighted in each match](#anchor--search-suggestions--highlighted-query); [it is only ever rendered
 *   as text](#anchor--search-suggestions--markup-in-query).
 * - A search without matches offers [the nearest search with matches](#anchor--search-suggestions--nearest-search), [the
 *   bestsellers and every category](#anchor--search-suggestions--no-results).
 * - [Recent searches are listed below an empty field and can be cleared](#anchor--search-suggestions--recent-searches);
 *   [without any, nothing is shown](#anchor--search-suggestions--no-recent-searches), nor [after one or two
 *   letters](#anchor--search-suggestions--few-letters).
 */
const meta = {
  title: 'Search/Suggestions',
  component: Suggestions,
  args: {
    state: five,
    text: 'silk',
    isNear: true,
    visit: 0,
    onVisit: fn(),
    onChoose: fn(),
    onClearRecent: fn(),
    field: { current: null },
    listen: fn(),
  },
  render: (args) => <Field {...args} />,
} satisfies Meta<typeof Suggestions>

export default meta
type Story = StoryObj<typeof meta>

/** A field like that of the search form. */
function Field({ text: typed, ...rest }: ComponentProps<typeof Suggestions>) {
  const field = useRef<HTMLInputElement>(null)
  const events = useRef<FieldEvents>(undefined)
  const [text, setText] = useState(typed)
  const [visit, setVisit] = useState(0)
  const listen = useCallback((taker: FieldEvents | undefined) => {
    events.current = taker
  }, [])
  return (
    <div style={{ position: 'relative', minBlockSize: '34rem', maxInlineSize: '26rem' }}>
      <form className={styles.form({ place: 'menu' })}>
        <input
          ref={field}
          type="search"
          aria-label="Search"
          defaultValue={text}
          className={styles.input({ place: 'menu' })}
          onChange={(event) => {
            setText(event.target.value)
            setVisit(visit + 1)
            events.current?.onChange(event)
          }}
          onKeyDown={(event) => events.current?.onKeyDown(event)}
        />
        <Suggestions
          {...rest}
          field={field}
          listen={listen}
          text={text}
          visit={visit}
          onVisit={() => setVisit(visit + 1)}
        />
      </form>
    </div>
  )
}

const lines = () => screen.getAllByRole('option').map((line) => line.textContent)
const inView = () => screen.queryByRole('option', { selected: true })?.textContent

/** Five products with picture, name, brand and price, and View all results. */
export const FiveProducts: Story = {
  name: 'Five products',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await expect(lines()).toHaveLength(6)
    await expect(lines()[0]).toBe(`${kanjivaram.name}${kanjivaram.brand}₹12,499`)
    await expect(lines()[5]).toBe('View all results')
  },
}

/** The number of suggestions is announced. */
export const OneProduct: Story = {
  args: { state: ready(bestseller) },
  // Same picture as FiveProducts, but shorter.
  tags: ['no-picture'],
  name: 'One product',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 suggestion for silk.')
  },
}

/** A long name, a product without a name, and a missing picture. */
export const UnusualProducts: Story = {
  args: { state: ready(longName, nameless, withoutPicture), text: 'kasavu' },
  name: 'Unusual products',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    for (const line of canvas.getAllByRole('option')) await expect(line.textContent).toMatch(/\S/)
  },
}

/** A search without matches offers the bestsellers and every category. */
export const NoResults: Story = {
  args: { state: ready(), text: 'sarong' },
  name: 'No results',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No products found for sarong. 8 other suggestions.')
    await expect(lines()).toEqual([
      'Bestsellers',
      'Cotton/Linen',
      'Semi Silks',
      'Pure Silks',
      'Unstitched Salwar Suites',
      'Function Wear',
      'Party Wear',
      'Workwear',
    ])
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ href: '/collections?filter=bestsellers' }),
    )
    await userEvent.keyboard('{ArrowDown}')
  },
}

/** The nearest search with matches is offered. */
export const NearestSearch: Story = {
  args: { state: { is: 'ready', products: [], nearest: 'kanjivaram' }, text: 'kanjavoram' },
  name: 'Nearest search',
  // Same picture as NoResults, with one option more.
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('9 other suggestions.')
    await expect(lines().slice(0, 2)).toEqual(['Search for “kanjivaram”', 'Bestsellers'])
  },
}

/** Markup in a query is rendered as text. */
export const MarkupInQuery: Story = {
  args: { text: '<b>.*', state: ready() },
  name: 'Markup in query',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>.*')).toBeVisible()
    await expect(canvas.getByText('No products found for <b>.*. 8 other suggestions.')).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { state: { is: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching…')).toBeVisible()
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

/** After a failure the link to the results is still there. */
export const Failed: Story = {
  args: { state: { is: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suggestions could not be loaded. You can search all the same.')).toBeVisible()
    await expect(lines()).toEqual(['View all results'])
  },
}

/** Recent searches are listed below an empty field and can be cleared. */
export const RecentSearches: Story = {
  args: {
    state: { is: 'recent', terms: ['temple border', 'kasavu', 'a very long search that nobody would ever type again'] },
    text: '',
  },
  name: 'Recent searches',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('listbox', { name: 'Recent searches' })).toBeVisible()
    await expect(lines()).toEqual(['temple border', 'kasavu', 'a very long search that nobody would ever type again'])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onClearRecent).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ href: '/collections?search=temple%20border' }),
    )
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const ArrowKeys: Story = {
  // Pictured in UI/Combobox.
  tags: ['behaviour', 'no-picture'],
  name: 'Arrow keys, Home and End move the active option, and Enter chooses it',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(inView()).toBe(lines()[1])
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
    await userEvent.keyboard('{End}')
    await expect(inView()).toBe('View all results')
    await userEvent.keyboard('{ArrowDown}')
    await expect(inView()).toBe(lines()[0])
    await userEvent.keyboard('{ArrowUp}')
    await expect(inView()).toBe('View all results')
    await userEvent.keyboard('{Home}')
    await expect(inView()).toBe(lines()[0])
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ href: `/product/${kanjivaram.key}` }))
    await expect(field.value).toBe('silk')
    await expect(screen.queryByRole('option')).not.toBeInTheDocument()
  },
}

export const EnterWithoutOption: Story = {
  // Same picture as FiveProducts.
  tags: ['behaviour', 'no-picture'],
  name: 'Enter without an active option submits the form',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox')
    const submitted = fn((event: Event) => event.preventDefault())
    field.form?.addEventListener('submit', submitted)
    await userEvent.type(field, '{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const EditedQuery: Story = {
  // Same picture as FiveProducts.
  tags: ['behaviour', 'no-picture'],
  name: 'Editing the query clears the active option',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect(inView()).toBe(lines()[0])
    await userEvent.keyboard('s')
    await expect(inView()).toBeUndefined()
    await expect(field).toHaveAttribute('aria-activedescendant', '')
  },
}

export const Escape: Story = {
  // Ends empty.
  tags: ['behaviour', 'no-picture'],
  name: 'Escape closes the list and keeps the query; an arrow key or typing opens it again',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field.value).toBe('silk')
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}s')
    await expect(screen.getByRole('listbox')).toBeVisible()
  },
}

export const EscapeOnClear: Story = {
  args: { state: { is: 'recent', terms: ['kasavu'] }, text: '' },
  // Ends empty.
  tags: ['behaviour', 'no-picture'],
  name: 'Escape on Clear closes the list and returns to the field',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Clear' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByText('Recent searches')).not.toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const Pointer: Story = {
  // Same picture as FiveProducts.
  tags: ['behaviour', 'no-picture'],
  name: 'A click chooses an option, and the focus stays in the field',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.click(canvas.getByRole('option', { name: 'View all results' }))
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ href: '/collections?search=silk' }))
    await expect(field).toHaveFocus()
  },
}

export const HighlightedQuery: Story = {
  args: { text: 'temple silk' },
  // Same picture as FiveProducts.
  tags: ['behaviour', 'no-picture'],
  name: 'The query is highlighted in each match',
  play: async ({ canvas }) => {
    const [line] = canvas.getAllByRole('option')
    const marks = [...(line?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)
    await expect(marks).toEqual(['Temple', 'Silk'])
  },
}

export const NoRecentSearches: Story = {
  args: { state: { is: 'recent', terms: [] }, text: '' },
  // Renders nothing.
  tags: ['behaviour', 'no-picture'],
  name: 'Nothing is shown below an empty field without recent searches',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'))
    await expect(screen.queryByText('Recent searches')).not.toBeVisible()
  },
}

export const FewLetters: Story = {
  args: { state: { is: 'idle' }, text: 'si' },
  // Renders nothing.
  tags: ['behaviour', 'no-picture'],
  name: 'Nothing is shown after one or two letters',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'))
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const FocusElsewhere: Story = {
  args: { isNear: false },
  // Renders nothing.
  tags: ['behaviour', 'no-picture'],
  name: 'Nothing is shown while the focus is elsewhere',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('listbox')).not.toBeInTheDocument()
  },
}
