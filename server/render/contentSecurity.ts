import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { googleUserInfoUrl } from '#domain/account/googleUserInfo.ts'
import { cognitoOrigin } from '#domain/account/cognito.ts'
import type { PublicIdentity, PublicSettings } from '#contract/page.ts'

/** A year: a browser that has seen it asks this host by https alone. For the shop's host only, not what is below it. */
const transportSecurity = 'max-age=31536000'

/**
 * The headers every answer carries. Scripts come from the shop's own files; the inline ones, which
 * prepare the first paint and record early events, are known by their hashes. Styles may stand on elements, for toasts and sheets put them
 * there; `data:` is for the rupee's tiny font and the placeholder. Other hosts are those of the identity services that are
 * set up, and no more.
 */
export function contentSecurity(template: string, { identity, siteUrl }: SecuritySettings): MiddlewareHandler {
  const google = identity.googleClientId !== undefined
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [
        "'self'",
        ...inlineScripts(template).map(hashOf),
        ...(google ? ['https://accounts.google.com/gsi/client'] : []),
      ],
      styleSrc: ["'self'", "'unsafe-inline'", ...(google ? ['https://accounts.google.com/gsi/style'] : [])],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...identityHosts(identity)],
      ...(google ? { frameSrc: ['https://accounts.google.com/gsi/'] } : {}),
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // Trusted Types: texts cannot become scripts or markup, and no policy may let them. With Google any policy may be
      // made, for its script makes some; the page's default policy (`allowGoogleScript`) lets that script in.
      requireTrustedTypesFor: ["'script'"],
      ...(google ? {} : { trustedTypes: ["'none'"] }),
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isSecure(siteUrl) && transportSecurity,
    xFrameOptions: 'DENY',
    // Google's window answers to the page that has opened it.
    crossOriginOpenerPolicy: google ? 'same-origin-allow-popups' : 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  })
}

/** What a page connects with to sign somebody in: Amazon's pool, its hosted pages, Google. */
function identityHosts({ userPoolId, endpoint, oauth, googleClientId }: PublicIdentity): string[] {
  return [
    ...(endpoint ? [] : [cognitoOrigin(userPoolId)]),
    ...(oauth ? [`https://${oauth.domain}`] : []),
    ...(googleClientId ? ['https://accounts.google.com/gsi/', googleUserInfoUrl] : []),
  ]
}

/** The headers of scripts, styles and pictures: few, for they count in a first load. */
export function fileSecurity({ siteUrl }: Pick<SecuritySettings, 'siteUrl'>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    // A drawing may hold scripts, which would run if it were opened by itself.
    if (c.req.path.startsWith('/pictures/'))
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (isSecure(siteUrl)) c.header('Strict-Transport-Security', transportSecurity)
  }
}

type SecuritySettings = Pick<PublicSettings, 'identity' | 'siteUrl'>

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}

/** The contents of the scripts that stand in the page and run. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, content = '']) => content,
  )
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
