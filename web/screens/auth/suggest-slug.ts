/** A web address from an agency's name: `Skyways Travel & Tours` becomes `skyways-travel-tours`; empty when nothing is usable. */
export function suggestSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 32)
    .replace(/-+$/, '')
}
