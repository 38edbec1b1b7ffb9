const importSharp = async () => (await import('sharp')).default
let library: ReturnType<typeof importSharp> | undefined

/** sharp is large: it is loaded with the first picture. */
export function loadSharp(): ReturnType<typeof importSharp> {
  library ??= importSharp()
  return library
}
