import { loadEnv } from 'vite'
import { projectRoot } from '../projectRoot.ts'
import { readServerSettings, SettingsError } from '../settings.ts'

/** Names of the server's variables that a static build has too, as `VITE_…`. */
const shared = ['SITE_URL', 'STORE_READ_KEY', 'USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'GOOGLE_CLIENT_ID'] as const

/** The `VITE_…` variables of a static build: those of the environment and of the .env files, which Vite reads too. */
export const readBuildEnvironment = () => loadEnv('production', projectRoot, 'VITE_')

/** Throws a `SettingsError` for a `VITE_…` variable that the server would refuse as its own: pages would be blank. */
export function checkBuildSettings(env: NodeJS.ProcessEnv): void {
  const api = env['VITE_API_BASE']
  if (api && !(/^(?:\/|https?:\/\/[^/])/.test(api) && api.endsWith('/dev'))) {
    throw new SettingsError(`VITE_API_BASE is '${api}'; it takes an address that ends in /dev, such as /dev.`)
  }
  try {
    readServerSettings(Object.fromEntries(shared.map((name) => [name, env[`VITE_${name}`]])), projectRoot)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    throw new SettingsError(error.message.replaceAll(new RegExp(shared.join('|'), 'g'), 'VITE_$&'))
  }
}
