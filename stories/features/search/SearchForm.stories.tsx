import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchForm } from '#features/search/SearchForm/SearchForm.tsx'

const send = fn()

/**
 * Search, as a plain form: it works before and without scripts. Use it in the header and in the menu; within a listing
 * use `FilterPanel`. The query is sent to the collections page. The list of suggestions is loaded on first focus
 * (`Suggestions`).
 *
 * - It is [a search landmark](#anchor--search-searchform--landmark); [its field is named
 *   'Search'](#anchor--search-searchform--enter-submits).
 * - [Enter sends the query as `?search=`](#anchor--search-searchform--enter-submits), [with every character
 *   escaped](#anchor--search-searchform--in-the-shop).
 * - [A blank search is not submitted](#anchor--search-searchform--blank-search). No message is shown; only without
 *   scripts the browser shows its own.
 * - Below 960 px [the header shows only its icon, of 44 px; on focus the field takes the whole
 *   row](#anchor--search-searchform--icon-on-phone), until [Cancel](#anchor--search-searchform--cancel-on-phone) is
 *   pressed.
 * - On the results page [the field shows the query](#anchor--search-searchform--with-query).
 */
const meta = {
  title: 'Search/SearchForm',
  component: SearchForm,
  args: { place: 'menu' },
  beforeEach: () => void send.mockClear(),
  decorators: [
    (Part) => (
      <div
        onSubmit={(event) => {
          // The submitted query is checked here instead of being sent.
          if (event.defaultPrevented) return
          event.preventDefault()
          send(readForm(event.target))
        }}
      >
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchForm>

export default meta
type Story = StoryObj<typeof meta>

function readForm(target: EventTarget): string {
  if (!(target instanceof HTMLFormElement)) return ''
  const words = [...new FormData(target)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  return `${target.getAttribute('action')}?${new URLSearchParams(words).toString()}`
}

export const Empty: Story = {}

/** The results page shows the query. */
export const WithQuery: Story = {
  args: { term: 'temple border' },
  name: 'With query',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('temple border')
  },
}

export const EnterSubmits: Story = {
  name: 'Enter sends the query to the collections',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'temple border{Enter}')
    await expect(send).toHaveBeenCalledWith('/collections?search=temple+border')
  },
}

export const InTheShop: Story = {
  args: { onNavigate: fn(), onSearch: fn() },
  // Same picture as EnterSubmits.
  tags: ['behaviour', 'no-picture'],
  name: 'In the shop special characters reach the results as typed',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '  50% & #1 + <b>{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith('/collections?search=50%25%20%26%20%231%20%2B%20%3Cb%3E')
    await expect(args.onSearch).toHaveBeenCalledWith('50% & #1 + <b>')
    await expect(send).not.toHaveBeenCalled()
  },
}

export const BlankSearch: Story = {
  args: { onNavigate: fn() },
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  name: 'A blank search is not submitted',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox')
    for (const words of ['', '   ']) {
      await userEvent.clear(field)
      await userEvent.type(field, `${words}{Enter}`)
      // Without a script the browser's own validation blocks it.
      await expect(field.validity.valid).toBe(false)
    }
    // With scripts the browser shows no message of its own.
    await expect(canvas.getByRole('search')).toHaveAttribute('novalidate')
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await expect(send).not.toHaveBeenCalled()
  },
}

export const Landmark: Story = {
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  name: 'It is a search landmark',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toContainElement(canvas.getByRole('searchbox'))
  },
}

export const IconOnPhone: Story = {
  args: { place: 'header' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // Its window differs from that of the picture.
  tags: ['behaviour', 'no-picture'],
  name: 'On a phone the header shows only the icon; with the focus it takes the whole row',
  decorators: [
    (Part) => (
      <div style={{ position: 'relative', height: 66, width: 360 }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    const { width, height } = field.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
    // Transparent over the icon.
    await expect(field).not.toBeVisible()
    await userEvent.click(field)
    await expect(field).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('search').getBoundingClientRect().width).toBe(360))
    await waitFor(() => expect(field).toBeVisible())
    await waitFor(() => expect(field.getBoundingClientRect().width).toBeGreaterThan(200))
  },
}

export const CancelOnPhone: Story = {
  ...IconOnPhone,
  // The same picture as of IconOnPhone.
  tags: ['behaviour', 'no-picture'],
  name: 'On a phone Cancel beside the field shows the header again and keeps the text',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    const cancel = canvas.getByText('Cancel')
    await expect(cancel).not.toBeVisible()
    await userEvent.type(field, 'kasavu')
    await waitFor(() => expect(cancel).toBeVisible())
    await userEvent.click(cancel)
    await waitFor(() => expect(field.getBoundingClientRect().width).toBe(44))
    await expect(cancel).not.toBeVisible()
    await expect(field).toHaveValue('kasavu')
  },
}
