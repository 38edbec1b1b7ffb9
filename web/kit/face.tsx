import css from './face.module.css'

type Props = { name: string; photo: string | null; size: number }

/** A person's photo, or the initial of their name. */
export const Face = ({ name, photo, size }: Props) =>
  photo ? (
    <img src={`${photo}/320.webp`} alt="" width={size} height={size} className={css.photo} />
  ) : (
    <span className={css.initial} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  )
