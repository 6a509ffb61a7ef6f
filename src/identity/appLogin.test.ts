import { describe, expect, test, vi } from 'vitest'
import type { UserRecord } from '#contract/users.ts'
import { appLogin, type UserService } from './appLogin.ts'
import { IdentityError, identityErrorOf } from './IdentityError.ts'

const record = (name: string): UserRecord => ({
  userId: 'u1',
  email: 'anu@example.com',
  name,
  tenantId: 'padma-weaves',
  createdAt: '',
  updatedAt: '',
})
const found = async (name = 'Anu Menon') => ({ success: true as const, data: record(name) })
const failed = async (error: string, isUnreached = false) => ({ success: false as const, error, isUnreached })
const noSuchUser = async () => ({ success: false as const, error: 'User not found', status: 404 })
const pool = { email: 'anu@example.com', firstName: 'Anu', lastName: 'Menon', provider: 'pool' } as const

function service(calls: Partial<UserService>) {
  return {
    getUser: vi.fn<UserService['getUser']>(noSuchUser),
    createUser: vi.fn<UserService['createUser']>(() => found()),
    ...calls,
  }
}

describe('the login of the shop', () => {
  test('the login of the shop fails without an email, before any request', async () => {
    const users = service({})
    const login = appLogin({ email: undefined, provider: 'pool' }, users, 'shop')
    await expect(login).rejects.toMatchObject({ code: 'NoEmail', message: 'An error occurred. Please try again.' })
    expect(users.getUser).not.toHaveBeenCalled()
  })

  test('the login of the shop returns the existing user', async () => {
    const users = service({ getUser: () => found('Mary Ann Joseph') })
    expect(await appLogin(pool, users, 'shop')).toEqual({
      name: 'done',
      isNew: false,
      shopper: { firstName: 'Mary', lastName: 'Ann Joseph', email: 'anu@example.com', provider: 'pool' },
    })
    expect(users.createUser).not.toHaveBeenCalled()
  })

  test('the login of the shop creates a missing user, named User where no name is known', async () => {
    const createUser = vi.fn<UserService['createUser']>(() => found())
    const users = service({ createUser })
    expect(await appLogin({ email: 'anu@example.com', provider: 'pool' }, users, 'shop')).toMatchObject({ isNew: true })
    expect(createUser).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'anu@example.com', name: 'User', tenantId: 'shop', userId: expect.any(String) }),
    )
    const [{ createdAt = '', updatedAt } = {}] = createUser.mock.calls[0] ?? []
    expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000)
    expect(updatedAt).toBe(createdAt)
  })

  test('the login of the shop returns the user that another tab has created meanwhile', async () => {
    const getUser = vi.fn<UserService['getUser']>(() => found()).mockImplementationOnce(noSuchUser)
    const users = service({ getUser, createUser: () => failed('Failed to create user: exists') })
    expect(await appLogin(pool, users, 'shop')).toMatchObject({ isNew: false })
  })

  test('the login of the shop reads as a network error when its second call gets no answer', async () => {
    const users = service({
      getUser: noSuchUser,
      createUser: () => failed('No answer in time', true),
    })
    await expect(appLogin(pool, users, 'shop')).rejects.toMatchObject({ message: 'A network error has occurred.' })
  })

  test.each([
    ['Failed to fetch', true, 'A network error has occurred.'],
    ['Failed to fetch user: No answer in time', true, 'A network error has occurred.'],
    ['Failed to fetch user', false, 'An error occurred. Please try again.'],
    ['The shop was not found', false, 'An error occurred. Please try again.'],
  ])(
    'the login of the shop that fails with %j, unreached: %j, reads %j, and creates nobody',
    async (error, isUnreached, message) => {
      const users = service({ getUser: () => failed(error, isUnreached) })
      await expect(appLogin(pool, users, 'shop')).rejects.toMatchObject({ message })
      expect(users.createUser).not.toHaveBeenCalled()
    },
  )
})

describe('a failure of the identity service', () => {
  test.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'Login failed. Please try again.', undefined],
    ['UserNotFoundException', 'User does not exist.', 'Login failed. Please try again.', undefined],
    ['NotAuthorizedException', 'Invalid session for the user.', expect.stringContaining('took too long'), 'restart'],
    [
      'NotAuthorizedException',
      'Invalid session for the user, session can only be used once.',
      'This sign-in has ended. Please start again.',
      'restart',
    ],
    ['NotAuthorizedException', 'Password attempts exceeded', expect.stringContaining('Too many'), 'retry'],
    ['NetworkError', 'A network error has occurred.', 'A network error has occurred.', 'retry'],
    ['Registration failed', '', 'Registration failed. Please try again.', undefined],
    ['SyntaxError', 'Unexpected token <', 'An error occurred. Please try again.', undefined],
  ])('a failure of the identity service named %s reads: %s', (name, detail, message, remedy) => {
    const failure = identityErrorOf(Object.assign(new Error(detail), { name }))
    expect(failure).toBeInstanceOf(IdentityError)
    expect(failure).toMatchObject({ message, remedy, code: name })
  })

  test('a failure of the identity service names the field that is wrong', () => {
    expect(new IdentityError('CodeMismatchException', '').field).toBe('code')
    expect(new IdentityError('UsernameExistsException', '').field).toBe('email')
  })
})
