import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { googleUserInfoUrl } from '#domain/account/googleUserInfo.ts'
import { cognitoOrigin } from '#domain/account/cognito.ts'
import type { PublicIdentity, PublicSettings } from '#contract/page.ts'

/** For a year, browsers use https only. It applies to the shop's host, not to its subdomains. */
const transportSecurity = 'max-age=31536000'

/**
 * The headers of every response. Scripts come from the shop's own files; the inline ones, which prepare the first paint
 * and record early events, are allowed by their hashes. Inline styles are allowed, because pages have theirs inline,
 * and toasts and sheets set them on elements; `data:` is for the rupee's tiny font and the placeholder. The only other
 * hosts are those of the configured identity services.
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
      // Trusted Types: strings cannot become scripts or markup, and no policy may be created. With Google any policy
      // may be, as its script creates some; the page's default policy (`allowGoogleScript`) allows that script.
      requireTrustedTypesFor: ["'script'"],
      ...(google ? {} : { trustedTypes: ["'none'"] }),
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isSecure(siteUrl) && transportSecurity,
    xFrameOptions: 'DENY',
    // Google's popup must be able to message the page that opened it.
    crossOriginOpenerPolicy: google ? 'same-origin-allow-popups' : 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  })
}

/** The hosts that sign-in connects to: Amazon's pool, its hosted pages, Google. */
function identityHosts({ userPoolId, endpoint, oauth, googleClientId }: PublicIdentity): string[] {
  return [
    ...(endpoint ? [] : [cognitoOrigin(userPoolId)]),
    ...(oauth ? [`https://${oauth.domain}`] : []),
    ...(googleClientId ? ['https://accounts.google.com/gsi/', googleUserInfoUrl] : []),
  ]
}

/** The headers of scripts, styles and pictures: few, because they add to the size of a first load. */
export function fileSecurity({ siteUrl }: Pick<SecuritySettings, 'siteUrl'>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    // An SVG may contain scripts, which would run if it were opened as a page.
    if (c.req.path.startsWith('/pictures/'))
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (isSecure(siteUrl)) c.header('Strict-Transport-Security', transportSecurity)
  }
}

type SecuritySettings = Pick<PublicSettings, 'identity' | 'siteUrl'>

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}

/** The contents of the executable inline scripts of a page. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, content = '']) => content,
  )
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
