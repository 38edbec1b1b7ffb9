/** The states of an agency's business activation. */
export const activationStates = ['draft', 'submitted', 'more-needed', 'active'] as const
export type ActivationState = (typeof activationStates)[number]

/** States in which facts and documents can be changed and submitted. */
export const isOpenForChanges = (state: ActivationState): boolean => state === 'draft' || state === 'more-needed'

/** Content types of licence documents, with the first bytes of their files. */
export const licenceTypes = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const
export type LicenceType = keyof typeof licenceTypes

export const MOST_LICENCE_BYTES = 10_000_000
export const MOST_LICENCES = 10

/** The content type by the file's own first bytes; null for any other file, whatever its name says. */
export function licenceTypeOf(bytes: Uint8Array): LicenceType | null {
  const types = Object.keys(licenceTypes) as LicenceType[]
  return types.find((type) => licenceTypes[type].every((byte, at) => bytes[at] === byte)) ?? null
}
