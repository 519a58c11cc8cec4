import { defineBlock } from '../define-block.ts'
import { lonePictures } from './lone-pictures.ts'
import { pictures, preparePictures } from './pictures.ts'

/** Pictures of the text. */
export default defineBlock({
  name: 'picture',
  about: {
    'zh-CN':
      '图片：`![说明](./a.png "标题")`，构建时生成较小的版本，点开可以放大。路径后写 `#no-view` 不放大，`#light-only`、`#dark-only` 只在一种外观下显示。',
    'en-US':
      'Pictures: `![what it shows](./a.png "Caption")`. Smaller versions are made at build time, and a click enlarges it; `#no-view` behind the path forbids that, `#light-only` and `#dark-only` show it in one appearance.',
  },
  rule: (md) => {
    pictures(md)
    lonePictures(md)
  },
  prepare: preparePictures,
})
