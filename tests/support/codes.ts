import { expect, type Page } from '@playwright/test'

/** The newest code the shop has sent to an address; waits until there are as many as said. */
export async function codeTo(page: Page, email: string, count = 1): Promise<string> {
  const read = async (): Promise<readonly { code: string }[]> => {
    const response = await page.request.get(`/dev/identity/outbox?to=${encodeURIComponent(email)}`, {
      headers: { Accept: 'application/json' },
    })
    return response.json()
  }
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(count)
  return (await read()).at(-1)?.code ?? ''
}
