/** The browser's own, which TypeScript's types of the DOM leave out. */
declare const trustedTypes: TrustedTypes | undefined

interface TrustedTypes {
  defaultPolicy: object | null
  /** What is answered by null is refused. */
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => object
}

/** The one script that is loaded by its address. */
const googleScript = 'https://accounts.google.com/gsi/client'

/**
 * Lets the browser load Google's script, where it otherwise refuses texts as addresses of scripts, as markup and as code
 * (Trusted Types; handbook, Security: headers).
 */
export function allowGoogleScript(): void {
  // Browsers without Trusted Types refuse nothing. A page has one default policy.
  if (typeof trustedTypes === 'undefined' || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url === googleScript ? url : null) })
}
