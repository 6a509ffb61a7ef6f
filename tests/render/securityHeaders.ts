/** Headers by name in lower case: a text, or a pattern where a part differs by build. Undefined: it must not be there. */
export type ExpectedHeaders = Readonly<Record<string, string | RegExp | undefined>>

interface Site {
  isSecure: boolean
  hasGoogle: boolean
}

const google = 'https://accounts.google.com/gsi/'

/** What every answer of the shop carries, but for files. */
export function answerHeaders({ isSecure, hasGoogle }: Site): ExpectedHeaders {
  const gsi = (path: string) => (hasGoogle ? ` ${google}${path}` : '')
  return {
    ...transport(isSecure),
    'content-security-policy': new RegExp(
      [
        "^default-src 'none'",
        `script-src 'self'( 'sha256-[\\w+/]{43}=')*${gsi('client')}`,
        `style-src 'self' 'unsafe-inline'${gsi('style')}`,
        "img-src 'self' data:",
        "font-src 'self' data:",
        `connect-src 'self'${gsi('')}${hasGoogle ? ' https://www.googleapis.com/oauth2/v3/userinfo' : ''}`,
        ...(hasGoogle ? [`frame-src ${google}`] : []),
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        `frame-ancestors 'none'; require-trusted-types-for 'script'${hasGoogle ? '' : "; trusted-types 'none'"}$`,
      ].join('; '),
    ),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': hasGoogle ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** What scripts, styles and fonts carry. */
export function assetHeaders({ isSecure }: Pick<Site, 'isSecure'>): ExpectedHeaders {
  return transport(isSecure)
}

/** What pictures carry. */
export function pictureHeaders({ isSecure }: Pick<Site, 'isSecure'>): ExpectedHeaders {
  return { ...transport(isSecure), 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
}

function transport(isSecure: boolean): ExpectedHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'strict-transport-security': isSecure ? 'max-age=31536000' : undefined,
    'x-powered-by': undefined,
    server: undefined,
  }
}

/** Every header that is not as expected, as 'name: what it is'. */
export function wrongHeaders(headers: Headers, expected: ExpectedHeaders): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const sent = headers.get(name) ?? undefined
    const isRight = value instanceof RegExp ? value.test(sent ?? '') : value === sent
    return isRight ? [] : [`${name}: ${sent ?? 'missing'}`]
  })
}
