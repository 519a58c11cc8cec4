/** The most modern first: a browser takes the first it knows. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export const PICTURE_QUALITIES = ['small', 'normal', 'fine'] as const

export type PictureQuality = (typeof PICTURE_QUALITIES)[number]

/** How photographs and screenshots are made ready for readers. */
export interface PictureSettings {
  /** Formats beside the original; none: pictures are published as they are. */
  readonly formats: readonly PictureFormat[]
  readonly quality: PictureQuality
}

export const USUAL_PICTURES: PictureSettings = { formats: PICTURE_FORMATS, quality: 'normal' }

/** The same, and the width in pixels of the column they are shown in. */
export interface PictureEncoding extends PictureSettings {
  readonly column: number
}
