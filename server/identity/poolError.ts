interface PoolErrorOptions {
  keepsSession?: boolean
  status?: 400 | 429
}

/** An error of the protocol: `name` is its __type. */
export class PoolError extends Error {
  /** 429 where the same request may succeed a moment later. */
  readonly status: 400 | 429
  /** Whether the step of the sign-in may be retried. */
  readonly keepsSession: boolean

  constructor(name: string, message: string, { keepsSession = false, status = 400 }: PoolErrorOptions = {}) {
    super(message)
    this.name = name
    this.status = status
    this.keepsSession = keepsSession
  }
}

/** The same for an unknown user and a wrong password. */
export const wrongPassword = (keepsSession = false) =>
  new PoolError('NotAuthorizedException', 'Incorrect username or password.', { keepsSession })

export const attemptsExceeded = () => new PoolError('NotAuthorizedException', 'Password attempts exceeded')

export const invalidParameter = (message: string) => new PoolError('InvalidParameterException', message)

export const sessionInvalid = () => new PoolError('NotAuthorizedException', 'Invalid session for the user.')

export const sessionUsed = () =>
  new PoolError('NotAuthorizedException', 'Invalid session for the user, session can only be used once.')

export const sessionExpired = () =>
  new PoolError('NotAuthorizedException', 'Invalid session for the user, session is expired.')

export const tokenRevoked = () => new PoolError('NotAuthorizedException', 'Access Token has been revoked')

/** A wrong code of a sign-in. */
export const wrongCode = () =>
  new PoolError('CodeMismatchException', 'Invalid code or auth state for the user.', { keepsSession: true })

/** Amplify matches this exact text: it then deletes its stored device and repeats the call once. */
export const noSuchDevice = () =>
  new PoolError('ResourceNotFoundException', 'Device does not exist.', { keepsSession: true })

export const passwordRefused = (message: string) =>
  new PoolError('InvalidPasswordException', `Password did not conform with policy: ${message}`, { keepsSession: true })
