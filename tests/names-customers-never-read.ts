/**
 * Texts that no response to an agency's customers may contain. Suppliers' test airlines and test hotels have their own names; they are not the
 * agency's suppliers. The payment gateway is no secret: customers pay on its page.
 */
const secrets: readonly [what: string, pattern: RegExp][] = [
  ['the platform', /tradewind/gi],
  ['a supplier', /\b(?:duffel(?![ -](?:airways|test[ -]hotel|hotel[ -]group))|zenith|stayx\d?|wayfare|kestrel|xcover)\b/gi],
  // Duffel's ids: https://duffel.com/docs/api/overview/welcome; suppliers of stays that speak its protocol use the same.
  [
    'a supplier’s id',
    /\b(?:off|orq|orf|prq|ord|pas|seg|sli|ase|ser|sea|pay|pit|ocr|oce|cou|arl|arp|cit|acd|acc|bok|quo|rat|rol|srr|loy|dep|chc)_[0-9A-Za-z]{8,}/g,
  ],
  // The first shape of server/http/files/portal-icon.svg.
  ['the platform’s icon', /<path d="M6 19\.5 26 8/g],
  ['a part of the system', /\b(?:postgres(?:ql)?|pglite|valkey|redis|sharedCache)\b/gi],
  ['a server of the sandbox', /127\.0\.0\.1|\/(?:duffel|stayx|octo|xcover)\//g],
]

/** Each match with its context; none is permitted. */
export function namesTold(sent: string): string[] {
  // Calendar files fold their lines (RFC 5545 section 3.1).
  const text = sent.replaceAll(/\r\n /g, '')
  return secrets.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: found }) => `${what}: ${text.slice(Math.max(0, index - 60), index + found.length + 30)}`,
    ),
  )
}
