import { http, HttpResponse, type RequestHandler } from 'msw'
import { googleUserInfoUrl } from '#domain/account/googleUserInfo.ts'
import { bearerOf, type TokenVerifier } from '#server/app/tokens.ts'

/** The client id of a shop that has set up Google sign-in. */
export const googleClientId = 'shop.apps.googleusercontent.com'

const token = 'google-token'
const profile = { sub: 'g-1', email: 'anu.menon@example.com', email_verified: true, name: 'Anu Lakshmi Menon' }

/** Stands in for Google's script: its popup consents at once. */
const script = `window.google = { accounts: { oauth2: { initTokenClient: (client) => ({
  requestAccessToken: () => client.callback({ access_token: '${token}', expires_in: 3599, scope: client.scope })
}) } } }`

/** The requests of a browser to Google during a sign-in. */
export const googleHandlers: RequestHandler[] = [
  http.get('https://accounts.google.com/gsi/client', () => {
    return new HttpResponse(script, { headers: { 'Content-Type': 'text/javascript' } })
  }),
  http.get(googleUserInfoUrl, () => HttpResponse.json(profile)),
]

/** Verifies the token that this mock issues. */
export const googleTokens: TokenVerifier = {
  verify: (request) =>
    Promise.resolve(bearerOf(request) === token ? { email: profile.email, sub: profile.sub } : undefined),
}
