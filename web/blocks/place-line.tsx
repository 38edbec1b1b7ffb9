type Props = {
  text: string
  className?: string | undefined
  /** A place as it is typed: the page's script says there from how much a room is sold, once that is known. */
  pricedPlace?: string | undefined
}

/** Where something is, in one line. Nothing is fetched for it while the page is made, which everybody shares. */
export function PlaceLine({ text, className, pricedPlace }: Props) {
  if (!text) return null
  return (
    <p className={className}>
      {text}
      {pricedPlace && <span data-rooms-in={pricedPlace} />}
    </p>
  )
}
