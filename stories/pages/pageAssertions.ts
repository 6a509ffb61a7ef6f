import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Waits for the page with this heading, and for its footer, which is rendered last; returns the heading. */
export async function expectPage(heading: string | RegExp): Promise<HTMLElement> {
  await screen.findByRole('contentinfo')
  return screen.findByRole('heading', { level: 1, name: heading })
}

/** Waits for the page of a filled cart, and for its lines; returns its order summary. */
export async function expectCart() {
  await expectPage('Your cart')
  return within(await screen.findByRole('region', { name: 'Order Summary' }))
}

/** Waits for the four products below a page that has nothing else to show. */
export async function expectPopularProducts(): Promise<void> {
  const products = await screen.findByRole('region', { name: 'Handpicked for You' })
  await waitFor(() => expect(within(products).getAllByRole('article')).toHaveLength(4))
}

/** Waits until the toolbar of a listing shows how many products are shown: '24 of 119 products'. */
export async function expectCount(count: string): Promise<void> {
  const tools = await screen.findByRole('group', { name: 'Category, order and filters' })
  await waitFor(() => expect(within(tools).getByRole('status')).toHaveTextContent(count))
}

/** Waits until this text can be seen: a message fades in, and may be rendered again meanwhile. */
export async function expectText(words: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(words)).toBeVisible())
}

/** Expects a message exactly once and closes it, so that nothing moves any more. */
export async function expectMessage(words: string): Promise<void> {
  const message = await screen.findByText(words)
  // It fades in.
  await waitFor(() => expect(message).toBeVisible())
  await expect(screen.getAllByText(words)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument())
}

/** The head elements of the page for tabs and search engines; undefined where one is missing. */
export function documentHead() {
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
