/** The documents that a buyer must be able to open before buying a policy. */
export const disclosures = {
  ipid: 'Insurance product information',
  terms: 'Policy terms',
} as const
export type DisclosureKind = keyof typeof disclosures
export const disclosureKinds = Object.keys(disclosures) as [DisclosureKind, ...DisclosureKind[]]

/** The documents that were not opened. */
export const unopened = (opened: readonly { kind: DisclosureKind }[]): DisclosureKind[] =>
  disclosureKinds.filter((kind) => !opened.some((one) => one.kind === kind))
