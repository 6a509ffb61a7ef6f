import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Waits for the page with this heading, and for its foot, which comes last; answers the heading. */
export async function seePage(heading: string | RegExp): Promise<HTMLElement> {
  await screen.findByRole('contentinfo', undefined, { timeout: 5000 })
  return screen.findByRole('heading', { level: 1, name: heading }, { timeout: 5000 })
}

/** Waits for the page of a cart that holds something, and for what it holds; answers its slip. */
export async function seeCart() {
  await seePage('Your cart')
  return within(await screen.findByRole('region', { name: 'Order Summary' }, { timeout: 5000 }))
}

/** Waits until the tools of a listing say how many of how many are shown: '24 of 119 products'. */
export async function seeCount(count: string): Promise<void> {
  const tools = await screen.findByRole('group', { name: 'Category, order and filters' }, { timeout: 5000 })
  await waitFor(() => expect(within(tools).getByRole('status')).toHaveTextContent(count), { timeout: 5000 })
}

/** Sees a message, reads it to its end and closes it, so that nothing moves any more. */
export async function seeMessage(words: string): Promise<void> {
  await expect(await screen.findByText(words)).toBeVisible()
  await expect(screen.getAllByText(words)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument())
}

/** What the page says of itself to tabs and search engines; undefined where it says nothing. */
export function head() {
  const meta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  return {
    title: document.title,
    description: meta('description'),
    keywords: meta('keywords'),
    robots: meta('robots'),
    canonical: canonical?.replace(location.origin, ''),
  }
}
