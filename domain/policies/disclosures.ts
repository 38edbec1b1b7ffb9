/** The documents that a buyer must be able to open before buying a policy. */
export const disclosures = {
  ipid: 'Insurance product information',
  terms: 'Policy terms',
} as const
export type DisclosureKind = keyof typeof disclosures
export const disclosureKinds = Object.keys(disclosures) as [DisclosureKind, ...DisclosureKind[]]

/** What refuses a policy whose documents were not all opened; null once they were. */
export function unopenedWords(opened: readonly { kind: DisclosureKind }[]): string | null {
  const missing = disclosureKinds.filter((kind) => !opened.some((one) => one.kind === kind))
  return missing.length > 0 ? `Open the ${missing.map((kind) => disclosures[kind].toLowerCase()).join(' and the ')} first.` : null
}
