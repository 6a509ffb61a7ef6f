import { settingsElementId, defaultReadKey, publicIdentity, type PublicSettings } from '#contract/page.ts'

/** The settings of this page, in the browser. */
export function readSettings(): PublicSettings {
  return readJson<PublicSettings>(settingsElementId) ?? buildSettings()
}

/** JSON the server wrote into the page; undefined where there is none. */
export function readJson<Value>(elementId: string): Value | undefined {
  const text = document.getElementById(elementId)?.textContent
  // Written by the server that rendered the page, so that its shape is known.
  return text ? (JSON.parse(text) as Value) : undefined
}

/** The settings compiled into a static build (`VITE_…`), with the server's defaults where one is not set. */
function buildSettings(): PublicSettings {
  const env: Record<string, string | undefined> = import.meta.env
  const apiBase = env['VITE_API_BASE'] || '/dev'
  return {
    apiBase,
    readKey: env['VITE_STORE_READ_KEY'] || defaultReadKey,
    identity: publicIdentity({
      apiBase,
      userPoolId: env['VITE_USER_POOL_ID'],
      clientId: env['VITE_USER_POOL_CLIENT_ID'],
      googleClientId: env['VITE_GOOGLE_CLIENT_ID'],
    }),
    siteUrl: env['VITE_SITE_URL'] ?? '',
  }
}
