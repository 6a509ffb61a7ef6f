/** Google's endpoint for the owner of an access token: requested by the browser at sign-in, by the server per token. */
export const googleUserInfoUrl = 'https://www.googleapis.com/oauth2/v3/userinfo'
