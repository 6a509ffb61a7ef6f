import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { identityLimits } from '#domain/account/identityLimits.ts'

const amplify = createRequire(import.meta.resolve('aws-amplify'))
const minutes = (milliseconds: number) => `${milliseconds / 60_000} * 60 * 1000;`

// What Amplify offers no setting for is read in its own text: an upgrade that changes a figure fails here.
test.each([
  [
    'a failing request is tried three times',
    'core/clients/middleware/retry/constants.mjs',
    `DEFAULT_RETRY_ATTEMPTS = ${identityLimits.retryAttempts};`,
  ],
  [
    'at most five minutes pass between two tries',
    'core/clients/middleware/retry/constants.mjs',
    `DEFAULT_MAX_DELAY_MS = ${minutes(identityLimits.maxRetryDelayMs)}`,
  ],
  [
    'a token is refreshed five seconds before its end',
    'core/utils/isTokenExpired.mjs',
    `tolerance = ${identityLimits.tokenToleranceMs},`,
  ],
  [
    'a sign-in in progress ends after three minutes',
    'auth/client/utils/store/signInStore.mjs',
    `MS_TO_EXPIRY = ${minutes(identityLimits.signInSessionMs)}`,
  ],
  [
    'the automatic sign-in is waited for three minutes',
    'auth/providers/cognito/utils/signUpHelpers.mjs',
    `MAX_AUTOSIGNIN_POLLING_MS = ${minutes(identityLimits.autoSignInWaitMs)}`,
  ],
])('%s', (_sentence, file, line) => {
  expect(sourceOf(file)).toContain(line)
})

/** The text of one of Amplify's modules: 'core/utils/isTokenExpired.mjs'. */
function sourceOf(file: string): string {
  const [name = '', ...path] = file.split('/')
  const main = pathToFileURL(amplify.resolve(`@aws-amplify/${name}`))
  return readFileSync(new URL(`../esm/${path.join('/')}`, main), 'utf8')
}
