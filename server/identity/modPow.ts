/** The 3072-bit group of RFC 3526, section 5. */
export const prime = BigInt(
  '0x' +
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B' +
    '302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6' +
    '49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D' +
    '670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718' +
    '3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7D' +
    'B3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
)

export const generator = 2n

/** base ** exponent modulo the prime, by squaring and multiplying. */
export function modPow(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % prime
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}

/** Exponents are read in digits of 4 bits. */
const digitBits = 4
const digits = 64

/** `powers[place][digit]` is generator ** (digit * 16 ** place) modulo the prime. */
let powers: readonly (readonly bigint[])[] | undefined

/**
 * generator ** exponent modulo the prime, for exponents of up to 256 bits. A table computed once makes it six times as
 * fast as `modPow`, which matters as anybody can begin a sign-in.
 */
export function generatorPow(exponent: bigint): bigint {
  powers ??= powersOfGenerator()
  let result = 1n
  for (let place = 0, rest = exponent; rest > 0n; place += 1, rest >>= BigInt(digitBits)) {
    const power = powers[place]?.[Number(rest & 15n)]
    if (power === undefined) throw new RangeError('An exponent has more than 256 bits')
    result = (result * power) % prime
  }
  return result
}

function powersOfGenerator(): bigint[][] {
  let base = generator
  return Array.from({ length: digits }, () => {
    const ofPlace = [1n]
    for (let digit = 1; digit < 2 ** digitBits; digit += 1) ofPlace.push(((ofPlace.at(-1) ?? 1n) * base) % prime)
    base = ((ofPlace.at(-1) ?? 1n) * base) % prime
    return ofPlace
  })
}
