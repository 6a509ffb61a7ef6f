import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { codeTo } from './codes.ts'
import { openHydrated } from './hydrated.ts'

/** A shopper nobody has met yet. */
export function newShopper() {
  return { email: `shopper-${randomUUID().slice(0, 8)}@example.com`, password: 'Kasavu#1947', firstName: 'Anu' }
}

export type TestShopper = ReturnType<typeof newShopper>

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Fills in the sign-up form of the page, and sends it. */
export async function fillSignUp(page: Page, { email, password, firstName }: TestShopper): Promise<void> {
  await page.getByLabel('First Name').fill(firstName)
  await page.getByLabel('Last Name').fill('Menon')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await button(page, 'Create Account').click()
}

/** Signs up, confirms the email and waits for home. */
export async function signUp(page: Page, shopper: TestShopper): Promise<void> {
  await openHydrated(page, '/signup')
  await fillSignUp(page, shopper)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeFocused()
  await page.getByLabel('Code').fill(await codeTo(page, shopper.email))
  await button(page, 'Confirm').click()
  await expect(page.getByRole('link', { name: `Hi, ${shopper.firstName}` })).toBeVisible()
}

/** Fills in the sign-in form of the page, and sends it. */
export async function fillSignIn(page: Page, { email, password }: TestShopper): Promise<void> {
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign In').click()
}

/** Signs out by the header. */
export async function signOut(page: Page): Promise<void> {
  await button(page, 'Logout').click()
  await expect(page.getByText('You have been logged out successfully')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
}
