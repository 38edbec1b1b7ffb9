type Props = {
  text: string
  className?: string | undefined
  /** A place as it was typed; the page's script adds the lowest price of a room there once it is known. */
  pricedPlace?: string | undefined
}

/** The place of something, in one line. The server loads no price for it, because all visitors share the page. */
export function PlaceLine({ text, className, pricedPlace }: Props) {
  if (!text) return null
  return (
    <p className={className}>
      {text}
      {pricedPlace && <span data-rooms-in={pricedPlace} />}
    </p>
  )
}
