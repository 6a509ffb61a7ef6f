/** The browser's own, which TypeScript's types of the DOM leave out. */
declare const trustedTypes: TrustedTypes | undefined

interface TrustedTypes {
  defaultPolicy: object | null
  /** Returning null refuses the URL. */
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => object
}

/** The only script that is loaded by URL. */
const googleScript = 'https://accounts.google.com/gsi/client'

/**
 * Allows Google's script. By Trusted Types the browser otherwise refuses strings as script URLs, as markup and as code
 * (handbook, Security: headers).
 */
export function allowGoogleScript(): void {
  // Browsers without Trusted Types refuse nothing. A page has one default policy.
  if (typeof trustedTypes === 'undefined' || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url === googleScript ? url : null) })
}
