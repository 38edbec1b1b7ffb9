import type { SiteAddress } from '#contract/address.ts'

/** The public address: the agency's own domain once it is ready. */
export function bestAddress({ address, domain }: SiteAddress): string {
  if (domain?.state !== 'ready') return address
  const own = new URL(address)
  own.hostname = domain.name
  return own.origin
}

/** Without the scheme. */
export const spoken = (address: string): string => address.replace(/^https?:\/\//, '')

export interface ShareLink {
  label: string
  to: string
}

/** Where the address can be shared, each with a prepared text. */
export function shareLinks(address: string, agency: string): ShareLink[] {
  const words = `Book your next trip with ${agency}`
  const [url, text, both] = [address, words, `${words}: ${address}`].map(encodeURIComponent)
  return [
    { label: 'WhatsApp', to: `https://wa.me/?text=${both}` },
    { label: 'E-mail', to: `mailto:?subject=${text}&body=${both}` },
    { label: 'Facebook', to: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: 'X', to: `https://x.com/intent/post?text=${text}&url=${url}` },
  ]
}
