import { createContext, type ReactElement, use } from 'react'

/** A part as it goes into a page of plain HTML. */
export interface Part {
  /** What it is written of. It never changes, and what is written is kept as long as it is. */
  of: object
  /** Everything else that it depends on. */
  by: string
  /** What takes the place of `addressHere` on this page. */
  address?: string
  part: ReactElement
}

/** Takes in a part and gives out the mark that stands for it until the page is put together. Only a page of plain HTML has one. */
export const PlaceContext = createContext<((part: Part) => string) | null>(null)

/** Stands in a kept part for the address of the page it is on. */
export const addressHere = '{address-here}'

type Props = Omit<Part, 'part'> & {
  as: 'li' | 'div'
  className?: string
  /** Gets nothing from the contexts around it: it brings those it reads. */
  children: ReactElement
}

/** A part of a page of plain HTML that many pages have alike, such as a flight in every order of its search: React writes it once. */
export function KeptPart({ as: Tag, className, children, ...of }: Props) {
  const place = use(PlaceContext)
  if (!place) return <Tag className={className}>{children}</Tag>
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: place({ ...of, part: children }) }} />
}
