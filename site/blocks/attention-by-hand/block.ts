import { defineBlock, z } from 'keep-it-simple/blocks'

export default defineBlock({
  name: 'attention-by-hand',
  about: {
    'zh-CN': '一个自注意力头：改句子，开关缩放、位置编码和掩码，看权重和输出怎样变。',
    'en-US':
      'One head of self-attention: change the sentence, scaling, positions and mask, and see weights and outputs follow.',
  },
  options: z.object({
    sentence: z
      .string()
      .max(24)
      .default('')
      .meta({
        about: {
          'zh-CN': '句子；空的就是三个词依次。',
          'en-US': 'The sentence; empty stands for the three words in turn.',
        },
      }),
    scaled: z
      .stringbool()
      .or(z.boolean())
      .default(true)
      .meta({
        about: { 'zh-CN': '得分除以 √d。', 'en-US': 'Divide the scores by √d.' },
      }),
    d: z.coerce
      .number()
      .int()
      .min(4)
      .max(1024)
      .default(4)
      .meta({
        about: {
          'zh-CN': '得分散开的程度相当于多少维。',
          'en-US': 'Dimensions that the spread of the scores stands for.',
        },
      }),
    positions: z
      .stringbool()
      .or(z.boolean())
      .default(false)
      .meta({
        about: { 'zh-CN': '加上正弦位置编码。', 'en-US': 'Add the sinusoidal positions.' },
      }),
    causal: z
      .stringbool()
      .or(z.boolean())
      .default(false)
      .meta({
        about: { 'zh-CN': '遮住后面的词。', 'en-US': 'Hide the words that follow.' },
      }),
  }),
  shared: ['sentence', 'scaled', 'd', 'positions', 'causal'],
})
