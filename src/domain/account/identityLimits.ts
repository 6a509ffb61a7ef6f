const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * Limits of accounts; names that end in Ms are in milliseconds (handbook, Rules: accounts and identity). Attempts, retry
 * delay, token tolerance and the two waits are Amplify's own as well and cannot be set: `amplifyLimits.test.ts`.
 */
export const identityLimits = {
  /** Lifetime of a sign-in in progress; every answered step restarts it. */
  signInSessionMs: 3 * minute,
  /** Attempts at a request that fails for a temporary reason. */
  retryAttempts: 3,
  /** The longest pause between them. */
  maxRetryDelayMs: 5 * minute,
  /** A token this close to its end counts as expired. */
  tokenToleranceMs: 5 * second,
  /** How long sign-up waits for the automatic sign-in. */
  autoSignInWaitMs: 3 * minute,
  /** Life of access and ID tokens. */
  tokenLifeMs: hour,
  /** Life of a refresh token, and with it of a session. */
  refreshTokenLifeMs: 30 * day,
  /** How long a response is stored, to be repeated when the same request is retried. */
  replayMs: 10 * second,
  /** Life of the codes, by what they are for; a code that continues a sign-in ends with its session. */
  codeLifeMs: { 'sign-up': day, 'reset-password': hour, 'verify-attribute': day },
  /** Life of an account whose sign-up was never confirmed. */
  unconfirmedLifeMs: 7 * day,
  /** Wrong answers that end a step of the sign-in. */
  stepAttempts: 3,
  /** Wrong tries at one code, from one address and from all of them. */
  codeAttempts: { fromOneAddress: 5, inAll: 50 },
  /** Codes that one address may send to one person and to everybody, and all addresses to one person, in the window. */
  codesSent: { fromOneAddress: 5, fromOneAddressToAll: 120, inAll: 30, windowMs: 15 * minute },
  /** How far the time in a password proof may be off. Long: the proof answers a challenge, so an old one is worth nothing. */
  proofToleranceMs: day,
} as const

/** How guesses at passwords and second factors are throttled (handbook, Accounts: guesses). */
export const guessLimits = {
  /** Wrong tries of one device or address at one account before the delay begins. */
  freeTries: 5,
  /** The same for an address that has never signed in, once strangers have failed this often at the account. */
  freeTriesUnderAttack: 1,
  strangersFailures: 20,
  /** Wrong codes of an authenticator app from all such addresses together before the delay begins for them. */
  authenticatorTriesOfStrangers: 50,
  /** Wrong tries of one address at all accounts before the delay begins. */
  freeTriesOfAddress: 30,
  /** One failure of an address at all accounts is forgotten in this time: a busy network is never quiet for a day. */
  addressForgetsOneMs: 30 * minute,
  /** The first delay; each further failure doubles it. */
  firstDelayMs: second,
  maxDelayMs: 15 * minute,
  /** Failures are forgotten after a quiet time of this length. */
  forgottenAfterMs: day,
  /** Addresses remembered as having signed in to an account. */
  knownAddresses: 10,
} as const
