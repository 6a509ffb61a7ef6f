import type { Page } from '@playwright/test'

/** Types a word into the focused field as the keyboard of a phone does, which composes it letter by letter. */
export async function compose(page: Page, word: string): Promise<void> {
  const input = await page.context().newCDPSession(page)
  for (let length = 1; length <= word.length; length++) {
    await input.send('Input.imeSetComposition', {
      text: word.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  }
  await input.send('Input.insertText', { text: word })
  await input.detach()
}
