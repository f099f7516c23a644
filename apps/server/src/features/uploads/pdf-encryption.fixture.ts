/** What qpdf 11 writes of one small document: the dictionary of its encryption, whether it asks for a password, and an object stream with JavaScript, encrypted. */
export const encryptedPdfs = [
  {
    name: '40 bits',
    open: '<</Filter/Standard/Length 40/O<c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab>/P -4/R 2/U<ac040a2978b7c85f8fe80d88b24ca08c107362d17be737fbcac6b20d7ef3459e>/V 1 >>',
    closed:
      '<</Filter/Standard/Length 40/O<94e8094419662a774442fb072e3d9f19e9d130ec09a4d0061e78fe920f7ab62f>/P -4/R 2/U<80fc3da3cb96a4ce9b8e9e6e4b1714fbc10e41c2cfbfb235edef6bec4c4a6630>/V 1 >>',
    object: 2,
    stream:
      '49d091183137b71d52ce6762b7befd3deabd3ded3e6b4bf750f093fb02165f4f59bd1656ff0921f0ff5d26bec860c662b06db9cd9418f26e1d1a2cb200c72eb8d0049916fbdaeb26d6133304e8f62e46d50025e54ad767846a751290a27df46b7512b11e294567ea33d475ab3a4fb8412254275a1c2684b54e56cf3bcac345239e23a21c76dd367724a14d8381db86a57bfe2ca071daa1bf8c9803e8a9d2d18c96aedf0acdfd',
  },
  {
    name: '128 bits',
    open: '<</Filter/Standard/Length 128/O<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>/P -4/R 3/U<2c1687a9517cff099bec62b8a7eddb760122456a91bae5134273a6db134c87c4>/V 2 >>',
    closed:
      '<</Filter/Standard/Length 128/O<0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671>/P -4/R 3/U<bb5a1876ea714b9f85467bc7af435b7a0122456a91bae5134273a6db134c87c4>/V 2 >>',
    object: 2,
    stream:
      '4d759a907c45e812fa1a737771e812193a1487295317adef6fe692254872f94cdc446ecc0b156c6a66fc2c11d42cef7810a9e4a6fa3775ea3152e384a78f6896705f1d67d5d59d1dd6a18715bf6d46d25f844e8abdb11939f658cb320a11c1bd7e5da1c59427d91dd4d4a926d6619bb1e0799e57494c02a258958df2496f912f24a71828c5972d5ad8d6244fabff86e95e475bc69d7f815d6ed345694dd3af672bd53090cd49',
  },
  {
    name: '128 bits, AES',
    open: '<</CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV2/Length 16 >> >>/Filter/Standard/Length 128/O<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>/P -4/R 4/StmF/StdCF/StrF/StdCF/U<2c1687a9517cff099bec62b8a7eddb760122456a91bae5134273a6db134c87c4>/V 4 >>',
    closed:
      '<</CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV2/Length 16 >> >>/Filter/Standard/Length 128/O<0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671>/P -4/R 4/StmF/StdCF/StrF/StdCF/U<bb5a1876ea714b9f85467bc7af435b7a0122456a91bae5134273a6db134c87c4>/V 4 >>',
    object: 2,
    stream:
      '0e1c2a38465462707e8c9aa8b6c4d2e0fe39c9b3496842cb0a1b5eb63f634c81f52d3c604aea66ed6bf774118b9707153e1cc6965a9a48c9026704c3ac85a934f3b6611ad6b5db7aec12b0dc54f8dfe903a90c20e7b5ab429c6cd19210b0f7ce59ea698f9641105af3dd14d330e8f8803e9c8b682fc98c91b3f9c76870eb5d43b69398f9d4f2a22ddd3627123f681ec89ca85088e4d5cc61e90114596f143e5fb368ea2c764ec5d381876dd8dad1210662764bd3cf9adf51364d30b0fa8f1980',
  },
  {
    name: '128 bits, crypt filter',
    open: '<</CF<</StdCF<</AuthEvent/DocOpen/CFM/V2/Length 16 >> >>/Filter/Standard/Length 128/O<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>/P -4/R 4/StmF/StdCF/StrF/StdCF/U<2c1687a9517cff099bec62b8a7eddb760122456a91bae5134273a6db134c87c4>/V 4 >>',
    closed:
      '<</CF<</StdCF<</AuthEvent/DocOpen/CFM/V2/Length 16 >> >>/Filter/Standard/Length 128/O<0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671>/P -4/R 4/StmF/StdCF/StrF/StdCF/U<bb5a1876ea714b9f85467bc7af435b7a0122456a91bae5134273a6db134c87c4>/V 4 >>',
    object: 2,
    stream:
      '4d759a907c45e812fa1a737771e812193a1487295317adef6fe692254872f94cdc446ecc0b156c6a66fc2c11d42cef7810a9e4a6fa3775ea3152e384a78f6896705f1d67d5d59d1dd6a18715bf6d46d25f844e8abdb11939f658cb320a11c1bd7e5da1c59427d91dd4d4a926d6619bb1e0799e57494c02a258958df2496f912f24a71828c5972d5ad8d6244fabff86e95e475bc69d7f815d6ed345694dd3af672bd53090cd49',
  },
  {
    name: '256 bits, revision 5',
    open: '<</CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32 >> >>/Filter/Standard/Length 256/O<3d7073ac6cb91b288998f06d6198db904c58486fa8e8b7b8794fcb7522b03e7c4215af93c8d904f612217624020933c4>/OE<73e41e20db156b2dc3eecec583d4191bf73a26180500cced36c9845a997e5553>/P -4/Perms<ee2c03511bacca98ada2a07665f7b653>/R 5/StmF/StdCF/StrF/StdCF/U<b15b1c346a7829d0d30cac4fae915d72e7657060f1a879dd0f768eab069d790440753d1111c6a9cdf517106ddfcbb84d>/UE<5334a6bac480443812ad69012a3f5784652598638c7ed61030f21bee54c745c7>/V 5 >>',
    closed:
      '<</CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32 >> >>/Filter/Standard/Length 256/O<7b1a39283ea55362c252552f62e4986865b2b5b241af93707b2139050e4d1ec2d62ed5b920cdcd11c79b97a2f308f781>/OE<bd76acfa70d6d22caa5c6450e7a2ffa0c95830c2e4fc75a501ee08664edf319b>/P -4/Perms<162a91d92cf719980407d103b4d80155>/R 5/StmF/StdCF/StrF/StdCF/U<813eed0e2243de83da1cd23048ab8dfbfabfbddce17b46ab606d3b6339b63d513254d91a50a659721c337e4e50c4dad9>/UE<92d2348bcce776e92525770d1f1f7ff20547f2bb32f303b4bdf9247816f4b259>/V 5 >>',
    object: 2,
    stream:
      '0e1c2a38465462707e8c9aa8b6c4d2e0d7c0534e2376a0ba09d98ae0f0e912c905369d968157a16ce149875ed91fe85bb6afc47d88ab36a358d9c9f42457ee3a2bd9352057c653d837119fcb931c6ca6b1e1df7c279fc50f046938e93cb11a42ea4662e3cce29cc123d0716d87004b4ea41df99cb65d5000a9b9a7cd604e7c6461d3e1db8192abd6f35871f1a813f39c2a65f1e91cf2a221fc9505bb3b795bc53659e93e45e92ff0d9f17459828f917328952fdc236cce752d6ca4b52f492b21',
  },
  {
    name: '256 bits, revision 6',
    open: '<</CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32 >> >>/Filter/Standard/Length 256/O<5ab5a9f34319999391ca5506b2ca1b07aaad54f3e55acdb4d665ed63f204237065bff062d0b28ec9d2c34025db38ba5e>/OE<9a41c429b85dff438fe8a87a95aeeaad07160a1680d010d693fe3a4d1d784226>/P -4/Perms<52350fd444755ea0917cb7bf11909c11>/R 6/StmF/StdCF/StrF/StdCF/U<7dd12b3c0adef5e0a6a3475d1f04a7bdc73d03470199add89fb7650c5345f1fed2afb01bfeb17b2d071963c566777182>/UE<d7579fe067e9c87a9d38cfa511bf678367149edd6bfc05bd3833089b33aebb91>/V 5 >>',
    closed:
      '<</CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32 >> >>/Filter/Standard/Length 256/O<ebc3faa5cdbca6988280540b1c2d0b6f5f7a7a457417ad090a03f4661e44870eb973a746546e1f81c71bf92fe224bf29>/OE<a0b9f9713cf85f7df8fd965c5cc7a777f2fb0548c48b017bdfc8d5e7cea6fc64>/P -4/Perms<02b9d8bddb8449574af3cdcc9695b292>/R 6/StmF/StdCF/StrF/StdCF/U<a07ecd8bebe0a6562f3d13affb199345330244446c6970a771af3d7ff2b683cd1031296dd5875c0dedd7450771ebea8c>/UE<39ff84e5522958bc944726d8bcebde535e20916dca09f7ac86a91ec235c94791>/V 5 >>',
    object: 2,
    stream:
      '0e1c2a38465462707e8c9aa8b6c4d2e009ec3c1655e3d7115c3db551db62f10892eaa15bd3b5e9cbc921a1ec85c4fffc76dd3d6558baea9cdb160966fd02492cb52bd94c6047b19077485de6ebf487973c792116debb7f15f996e5b0da6ceeaa5df7984e618175e15ef5cba486b1aca14486f31d85aae1d2377a3caf96bf56bfd0296241297f4354e01995bcd992edfb94861d982b9bce6c594b875afe565fcd32c9c17a97b98ce2f0f553343913c656171b9468aa402f559bf1cac5d5b1bd7e',
  },
] as const;
