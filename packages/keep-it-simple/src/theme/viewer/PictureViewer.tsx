import { useState } from 'react'
import { Lightbox, useLightboxState, type Labels, type Slide } from 'yet-another-react-lightbox'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { Strings } from '#locale/strings.ts'
import './viewer.css'

export interface ViewedPicture {
  readonly src: string
  /** What is downloaded. */
  readonly original: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly caption?: string
}

interface Props {
  readonly pictures: readonly ViewedPicture[]
  readonly start: number
  readonly words: Strings
  readonly closed: () => void
}

/** Small drawings may be looked at closely too. */
const MAX_ZOOM = 4
const FADE_MS = 200
/** Below this the arrows stand under the picture, which takes the whole width. */
const NARROW = 768

/** S1.6: the pictures of a page, one at a time, as large as the window. */
export function PictureViewer({ pictures, start, words, closed }: Props) {
  const [isOpen, setOpen] = useState(true)
  // Never prerendered: the window may be asked.
  const narrow = window.innerWidth < NARROW
  const single = pictures.length === 1
  const none = () => null
  return (
    <Lightbox
      open={isOpen}
      close={() => setOpen(false)}
      index={start}
      slides={pictures.map(({ src, alt, width, height }) => ({ src, alt, width, height }))}
      plugins={[Zoom, Fullscreen]}
      labels={labelsOf(words)}
      className="viewer"
      animation={{ fade: FADE_MS }}
      carousel={{ finite: true, padding: narrow ? '8px' : '64px' }}
      zoom={{ maxZoomPixelRatio: MAX_ZOOM, scrollToZoom: true }}
      controller={{ closeOnPullDown: true }}
      on={{ exited: closed }}
      toolbar={{
        buttons: [<DownloadLink key="download" pictures={pictures} words={words} />, 'close'],
      }}
      render={{
        controls: () => <Count />,
        iconPrev: () => <Sign path="M16 10H4m5-5-5 5 5 5" />,
        iconNext: () => <Sign path="M4 10h12m-5-5 5 5-5 5" />,
        iconClose: () => <Sign path="m5 5 10 10M15 5 5 15" />,
        iconZoomIn: () => <Sign path={`${GLASS}M9 6.8v4.4M6.8 9h4.4`} />,
        iconZoomOut: () => <Sign path={`${GLASS}M6.8 9h4.4`} />,
        iconEnterFullscreen: () => <Sign path="M4 8V4h4m4 0h4v4m0 4v4h-4m-4 0H4v-4" />,
        iconExitFullscreen: () => <Sign path="M8 4v4H4m12 0h-4V4m0 12v-4h4M4 12h4v4" />,
        slideFooter: ({ slide }) => (
          <Caption of={pictures.find(({ src }) => src === srcOf(slide))} />
        ),
        ...(single && { buttonPrev: none, buttonNext: none }),
      }}
    />
  )
}

const GLASS = 'M14.500 9a5.500 5.500 0 1 1-11 0a5.500 5.500 0 0 1 11 0m-1.300 4.200 3.800 3.800'

function Sign({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** Seen only: the library says it with each picture. */
function Count() {
  const { slides, currentIndex } = useLightboxState()
  return (
    <p className="viewer-count" aria-hidden="true">
      {currentIndex + 1} / {slides.length}
    </p>
  )
}

const srcOf = (slide: Slide | undefined): string | undefined =>
  slide && 'src' in slide ? slide.src : undefined

function Caption({ of }: { readonly of: ViewedPicture | undefined }) {
  return of?.caption === undefined ? null : <p className="viewer-caption">{of.caption}</p>
}

function DownloadLink({ pictures, words }: Pick<Props, 'pictures' | 'words'>) {
  const { currentIndex } = useLightboxState()
  return (
    <a
      className="yarl__button"
      href={pictures[currentIndex]?.original}
      download
      title={words.viewerDownload}
      aria-label={words.viewerDownload}
    >
      <Sign path="M10 3.500v9m-3.500-3.500 3.500 3.500 3.500-3.500M4 16.500h12" />
    </a>
  )
}

const labelsOf = (words: Strings): Labels => ({
  Lightbox: words.viewerName,
  'Photo gallery': words.viewerGallery,
  Carousel: words.viewerGallery,
  Slide: words.viewerSlide,
  '{index} of {total}': words.viewerOf,
  Previous: words.viewerPrevious,
  Next: words.viewerNext,
  Close: words.viewerClose,
  'Zoom in': words.viewerZoomIn,
  'Zoom out': words.viewerZoomOut,
  'Enter Fullscreen': words.viewerFullscreen,
  'Exit Fullscreen': words.viewerLeaveFullscreen,
})
