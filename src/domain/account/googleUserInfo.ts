/** Where Google tells whom an access token belongs to: the browser at sign-in, and the server of each token it is sent. */
export const googleUserInfoUrl = 'https://www.googleapis.com/oauth2/v3/userinfo'
