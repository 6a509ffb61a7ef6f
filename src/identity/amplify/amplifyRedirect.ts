import 'aws-amplify/auth/enable-oauth-listener'

export { signInWithRedirect } from 'aws-amplify/auth'
